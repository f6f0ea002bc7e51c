import { zodResolver } from "@hookform/resolvers/zod";
import { type DefaultValues, type FieldValues, useForm } from "react-hook-form";
import type { z } from "zod";

/** A form whose fields are judged by the schema of what it sends. */
export const useSchemaForm = <Input extends FieldValues, Output>(
  schema: z.ZodType<Output, Input>,
  defaultValues: NoInfer<DefaultValues<Input>>,
) => useForm<Input, unknown, Output>({ resolver: zodResolver(schema), defaultValues });

/** The same for something that exists: news from the server come in without touching what is being edited. */
export const useEditForm = <Input extends FieldValues, Output>(
  schema: z.ZodType<Output, Input>,
  values: NoInfer<Input>,
) =>
  useForm<Input, unknown, Output>({
    resolver: zodResolver(schema),
    values,
    resetOptions: { keepDirtyValues: true, keepErrors: true, keepIsSubmitted: true },
  });

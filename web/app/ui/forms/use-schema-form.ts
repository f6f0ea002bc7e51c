import { zodResolver } from "@hookform/resolvers/zod";
import { type DefaultValues, type FieldValues, useForm } from "react-hook-form";
import type { z } from "zod";

/** Form validated by the schema of its request. */
export const useSchemaForm = <Input extends FieldValues, Output>(
  schema: z.ZodType<Output, Input>,
  defaultValues: NoInfer<DefaultValues<Input>>,
) => useForm<Input, unknown, Output>({ resolver: zodResolver(schema), defaultValues });

/** Form for an existing item: updates from the server are applied without overwriting modified fields. */
export const useEditForm = <Input extends FieldValues, Output>(
  schema: z.ZodType<Output, Input>,
  values: NoInfer<Input>,
) =>
  useForm<Input, unknown, Output>({
    resolver: zodResolver(schema),
    values,
    resetOptions: { keepDirtyValues: true, keepErrors: true, keepIsSubmitted: true },
  });

import type { ComponentProps, FormEvent } from "react";

interface FormProps extends Omit<ComponentProps<"form">, "onSubmit"> {
  onSubmit: (event: FormEvent) => Promise<void>;
}

/** Form without native validation; its fields show their errors. */
export function Form({ onSubmit, className = "flex flex-col gap-5", ...form }: FormProps) {
  return <form noValidate onSubmit={(event) => void onSubmit(event)} className={className} {...form} />;
}

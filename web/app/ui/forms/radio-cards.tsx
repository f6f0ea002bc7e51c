import type { ComponentProps } from "react";
import { clsx } from "clsx/lite";
import { FieldNotes, useFieldIds } from "./field.tsx";
import type { RadioFieldProps } from "./radio-field.tsx";

const columnStyles = { 1: "", 2: "sm:grid-cols-2", 4: "sm:grid-cols-2 xl:grid-cols-4" } as const;

interface RadioCardsProps extends RadioFieldProps {
  columns?: keyof typeof columnStyles;
}

/** Radio group with a line of explanation per option. Accepts the result of `register`, like any input. */
export function RadioCards(props: RadioCardsProps) {
  const {
    legend,
    options,
    help,
    error,
    defaultValue,
    value,
    columns = 1,
    className,
    id: givenId,
    ...input
  } = props;
  const { id, control } = useFieldIds({ help, error }, givenId);
  const describedBy = control["aria-describedby"];

  return (
    <fieldset aria-describedby={describedBy} className={clsx("flex flex-col gap-1.5", className)}>
      <legend className="mb-1.5 text-small font-medium">{legend}</legend>
      <div className={clsx("grid gap-2", columnStyles[columns])}>
        {options.map((option) => (
          <RadioCard
            key={option.value}
            {...input}
            id={id}
            option={option}
            describedBy={describedBy}
            isInvalid={Boolean(error)}
            checked={value === undefined ? undefined : value === option.value}
            defaultChecked={defaultValue === undefined ? undefined : defaultValue === option.value}
          />
        ))}
      </div>
      <FieldNotes id={id} help={help} error={error} />
    </fieldset>
  );
}

interface RadioCardProps extends ComponentProps<"input"> {
  id: string;
  option: RadioFieldProps["options"][number];
  describedBy: string | undefined;
  isInvalid: boolean;
}

function RadioCard({ id, option, describedBy, isInvalid, ...input }: RadioCardProps) {
  const optionId = `${id}-${option.value}`;
  return (
    <label
      className={clsx(
        "flex min-h-11 cursor-pointer items-start gap-3 rounded-card border bg-surface px-4 py-3 hover:border-ink",
        "has-checked:border-accent has-checked:bg-accent-soft has-disabled:cursor-not-allowed has-disabled:opacity-55",
        "has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus",
        isInvalid ? "border-danger" : "border-line-strong",
      )}
    >
      <input
        {...input}
        type="radio"
        value={option.value}
        // Keep the accessible name short, so that screen readers can skip the explanation.
        aria-labelledby={optionId}
        aria-describedby={clsx(option.help != null && `${optionId}-help`, describedBy)}
        className={
          "mt-0.5 size-5 shrink-0 cursor-pointer appearance-none rounded-control border border-line-strong bg-surface " +
          "outline-none checked:border-[0.375rem] checked:border-accent"
        }
      />
      <span className="min-w-0">
        <span id={optionId} className="font-medium">
          {option.label}
        </span>
        {option.help != null && (
          <span id={`${optionId}-help`} className="mt-0.5 block text-small text-muted">
            {option.help}
          </span>
        )}
      </span>
    </label>
  );
}

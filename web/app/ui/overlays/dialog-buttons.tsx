import { Button, type ButtonProps } from "../actions/button.tsx";

interface DialogButtonsProps extends Pick<ButtonProps, "busy" | "disabledReason" | "tone"> {
  /** The verb, not "OK". */
  label: string;
  onCancel: () => void;
}

/** The end of a form in a dialog: the way out and the way on. */
export function DialogButtons({ label, onCancel, ...submit }: DialogButtonsProps) {
  return (
    <div className="flex flex-col-reverse gap-2 pt-1 sm:flex-row sm:justify-end">
      <Button tone="outline" onClick={onCancel}>
        Cancel
      </Button>
      <Button type="submit" {...submit}>
        {label}
      </Button>
    </div>
  );
}

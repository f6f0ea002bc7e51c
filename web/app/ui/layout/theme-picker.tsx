import { useId, useSyncExternalStore } from "react";
import { Monitor, Moon, Sun } from "lucide-react";
import { clsx } from "clsx/lite";
import { setTheme, getThemeChoice, subscribeToTheme, type ThemeChoice } from "./theme.ts";

const useThemeChoice = (): ThemeChoice =>
  useSyncExternalStore(subscribeToTheme, getThemeChoice, () => "system");

const choices: readonly { value: ThemeChoice; label: string; Icon: typeof Sun }[] = [
  { value: "dusk", label: "Dusk", Icon: Moon },
  { value: "day", label: "Day", Icon: Sun },
  { value: "system", label: "System", Icon: Monitor },
];

/** Choice between the dusk, day and system themes; stored in this browser. */
export function ThemePicker({ className }: { className?: string }) {
  const name = useId();
  const theme = useThemeChoice();

  return (
    <fieldset className={clsx("inline-flex rounded-control border border-line-strong p-0.5", className)}>
      <legend className="sr-only">Theme</legend>
      {choices.map(({ value, label, Icon }) => (
        <label
          key={value}
          className={clsx(
            "inline-flex min-h-10 cursor-pointer items-center gap-2 rounded-control px-3.5 text-small font-medium text-muted max-[359px]:gap-1.5 max-[359px]:px-2.5",
            "hover:text-ink has-checked:bg-raised has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-focus",
          )}
        >
          <input
            type="radio"
            name={name}
            value={value}
            checked={theme === value}
            onChange={() => setTheme(value)}
            className="sr-only"
          />
          <Icon aria-hidden className="size-4" />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

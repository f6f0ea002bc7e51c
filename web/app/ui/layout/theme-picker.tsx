import { useId, useSyncExternalStore } from "react";
import { clsx } from "clsx/lite";
import Monitor from "virtual:icons/monitor";
import Moon from "virtual:icons/moon";
import Sun from "virtual:icons/sun";
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
        <label key={value} className="theme-choice">
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

import { SunMoon } from "lucide-react";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { chooseTheme, currentTheme } from "#web/ui/layout/theme.ts";

/** One press to the other theme. The footer also offers to follow the system. */
export function ThemeButton() {
  return (
    <IconButton
      label="Switch between dusk and day"
      icon={<SunMoon aria-hidden />}
      onClick={() => chooseTheme(currentTheme() === "dusk" ? "day" : "dusk")}
    />
  );
}

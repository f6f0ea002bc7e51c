import { useEffect } from "react";
import { Link, useSearchParams } from "react-router";
import { Chip } from "#web/ui/actions/chip.tsx";
import { Page, PageHeader } from "#web/ui/layout/page.tsx";
import { setTheme, type Theme } from "#web/ui/layout/theme.ts";
import { Buttons } from "./styleguide/buttons.tsx";
import { Colours } from "./styleguide/colours.tsx";
import { Data } from "./styleguide/data.tsx";
import { Fields } from "./styleguide/fields.tsx";
import { Labels } from "./styleguide/labels.tsx";
import { Navigation } from "./styleguide/navigation.tsx";
import { Overlays } from "./styleguide/overlays.tsx";
import { People } from "./styleguide/people.tsx";
import { States } from "./styleguide/states.tsx";
import { Text } from "./styleguide/text.tsx";

const choices = ["dusk", "day", "both"] as const;

export const meta = () => [{ title: "Style guide" }];

/** All components in all states. Exists in development only. */
export default function StyleguideRoute() {
  const [params] = useSearchParams();
  const choice = choices.find((name) => name === params.get("theme")) ?? "both";
  const themes: readonly Theme[] = choice === "both" ? ["dusk", "day"] : [choice];

  useEffect(() => setTheme(choice === "day" ? "day" : "dusk"), [choice]);

  return (
    <main className={choice === "both" ? "grid lg:grid-cols-2" : ""}>
      {themes.map((theme) => (
        <div key={theme} data-theme={theme} className="min-w-0 bg-ground text-ink">
          <Page>
            <PageHeader
              title={`Style guide, ${theme}`}
              text="Every component in every state. If it isn’t here, it doesn’t exist yet."
              actions={choices.map((name) => (
                <Chip
                  key={name}
                  selected={choice === name}
                  render={<Link to={`?theme=${name}`} preventScrollReset />}
                >
                  {name}
                </Chip>
              ))}
            />
            <div className="flex flex-col gap-16">
              <Colours />
              <Text />
              <Buttons />
              <Labels />
              <Fields />
              <Navigation />
              <Overlays />
              <Data />
              <People />
              <States />
            </div>
          </Page>
        </div>
      ))}
    </main>
  );
}

import { useQuery } from "@tanstack/react-query";
import { limits } from "@vesper/contract/core/limits";
import { settingGroups } from "@vesper/contract/core/settings";
import { Link, useSearchParams } from "react-router";
import { Chip } from "#web/ui/actions/chip.tsx";
import { LoadError } from "#web/ui/feedback/query-failure.tsx";
import { SkeletonText } from "#web/ui/feedback/skeleton-text.tsx";
import { SearchField } from "#web/ui/forms/search-field.tsx";
import { useSearchText } from "#web/ui/forms/use-search-text.ts";
import { Card } from "#web/ui/layout/card.tsx";
import { settingsQuery } from "./queries.ts";
import { SettingHistory } from "./setting-history.tsx";
import { searchSettings } from "./setting-text.ts";
import { SettingsForm } from "./settings-form.tsx";

/** All settings of the site, grouped, with their history. */
export function SettingsPage() {
  const query = useQuery(settingsQuery);
  const [params, setParams] = useSearchParams();
  const [typed, setTyped] = useSearchText({
    search: params.get("search") ?? "",
    onSearch: (search) => setParams(search ? { search } : {}, { replace: true, preventScrollReset: true }),
    pause: limits.search.debounce,
  });

  return (
    <section className="flex flex-col gap-5">
      <header>
        <h2 className="font-serif text-title font-semibold">Settings</h2>
        <p className="mt-1 max-w-prose text-small text-muted">
          Pages use a change the next time they load. Settings that an environment variable determines are
          locked here; passwords and keys are never stored here.
        </p>
      </header>
      {query.isLoadingError ? (
        <LoadError query={query} what="settings" />
      ) : (
        <>
          <search aria-label="Settings" className="flex flex-col gap-3">
            <SearchField
              value={typed}
              onChange={setTyped}
              placeholder="Name or description"
              className="sm:max-w-sm"
            />
            {!typed && <GroupLinks />}
          </search>
          {query.data ? (
            <SettingsForm
              settings={query.data}
              shown={searchSettings(typed)}
              onShowAll={() => setTyped("")}
            />
          ) : (
            <FormSkeleton />
          )}
          <SettingHistory />
        </>
      )}
    </section>
  );
}

function GroupLinks() {
  const links = { ...settingGroups, history: "History" };
  return (
    <nav aria-label="Groups of settings" className="flex flex-wrap gap-2">
      {Object.entries(links).map(([id, title]) => (
        <Chip key={id} render={<Link to={`#${id}`} />}>
          {title}
        </Chip>
      ))}
    </nav>
  );
}

function FormSkeleton() {
  return (
    <div aria-busy="true" className="flex flex-col gap-5">
      <span className="sr-only">Loading the settings</span>
      {[1, 2, 3].map((at) => (
        <Card key={at}>
          <SkeletonText lines={6} />
        </Card>
      ))}
    </div>
  );
}

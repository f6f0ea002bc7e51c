import { useState } from "react";
import { NumberedPager } from "#web/ui/data/numbered-pager.tsx";
import { ButtonPager, Pager } from "#web/ui/data/pager.tsx";
import { Breadcrumbs } from "#web/ui/layout/breadcrumbs.tsx";
import { LinkTabs } from "#web/ui/layout/link-tabs.tsx";
import { Stepper } from "#web/ui/forms/stepper.tsx";
import { Tabs } from "#web/ui/layout/tabs.tsx";
import { ThemePicker } from "#web/ui/layout/theme-picker.tsx";
import { Exhibit } from "./exhibit.tsx";

export function Navigation() {
  const [page, setPage] = useState(2);
  return (
    <Exhibit title="Navigation">
      <Tabs
        label="Profile"
        tabs={[
          { value: "about", label: "About", content: <p>Bookseller by day, opera by night.</p> },
          { value: "reviews", label: "Reviews", count: 12, content: <p>12 reviews.</p> },
          { value: "rates", label: "Rates", content: <p>€400 per hour.</p> },
        ]}
      />
      <LinkTabs
        label="Admin"
        tabs={[
          { to: "/styleguide", label: "Overview", end: true },
          { to: "/admin/profiles", label: "Pending profiles", count: 4 },
          { to: "/admin/media", label: "Media", count: 130 },
          { to: "/admin/users", label: "Users" },
          { to: "/admin/reports", label: "Reports" },
        ]}
      />
      <Breadcrumbs
        steps={[
          { label: "Home", to: "/" },
          { label: "Marisol", to: "/escort/marisol" },
        ]}
        current="An evening in Lisbon"
      />
      <NumberedPager page={4} totalPages={9} />
      <Pager page={1} totalPages={9} total={172} perPage={20} />
      <ButtonPager page={page} totalPages={3} onPage={setPage} label="Review pages" />
      <Stepper label="Registration" steps={["Account", "Profile", "Photos"]} current={1} />
      <ThemePicker />
    </Exhibit>
  );
}

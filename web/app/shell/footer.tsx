import { PageLink } from "#web/ui/actions/page-link.tsx";
import { Logo } from "#web/ui/layout/logo.tsx";
import { ThemePicker } from "#web/ui/layout/theme-picker.tsx";
import { footerGroups } from "./header/nav-links.ts";
import { useSite } from "./site.ts";

export function Footer() {
  const site = useSite();
  const { name, address } = site.operator;
  // "Vesper is run by Vesper" would tell nobody anything.
  const isOperatorNamed = Boolean(name) && (name !== site.name || Boolean(address));
  return (
    <footer className="mt-auto border-t border-line bg-surface print:hidden">
      <div className="mx-auto w-full max-w-content px-4 py-10 sm:px-6 lg:px-8">
        <div className="flex flex-col gap-10 lg:flex-row lg:justify-between">
          <div className="max-w-sm">
            <Logo name={site.name} picture={site.logo} />
            <p className="mt-4 text-small text-muted">
              For adults 18 and over. <br /> No tracking, no third parties.
            </p>
            <ThemePicker className="mt-6" />
          </div>
          <nav aria-label="Footer" className="footer-groups">
            {footerGroups.map((group) => (
              <div key={group.title}>
                <h2>{group.title}</h2>
                <ul>
                  {group.links.map((item) => (
                    <li key={item.to}>
                      <PageLink to={item.to}>{item.label}</PageLink>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
        </div>
        {isOperatorNamed && (
          <p className="mt-10 border-t border-line pt-6 text-caption text-muted">
            {site.name} is run by {[name, address].filter(Boolean).join(", ")}.
          </p>
        )}
      </div>
    </footer>
  );
}

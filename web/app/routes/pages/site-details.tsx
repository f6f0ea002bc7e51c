import { useSite } from "#web/shell/site.ts";

/** Words that the operator's settings fill in, for use inside running text. */
export function SiteName() {
  return useSite().name;
}

export function OperatorName() {
  const { name, operator } = useSite();
  return operator.name || name;
}

export function SupportLink() {
  const { supportEmail } = useSite();
  return <a href={`mailto:${supportEmail}`}>{supportEmail}</a>;
}

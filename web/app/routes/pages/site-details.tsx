import { useSite } from "#web/shell/site.ts";

/** Values of the operator's settings, for use inside running text. */
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

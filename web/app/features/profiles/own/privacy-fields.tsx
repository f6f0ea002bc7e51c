import { CheckboxField } from "#web/ui/forms/checkbox-field.tsx";
import { FormSection } from "./form-section.tsx";
import { HiddenCountries } from "./hidden-countries.tsx";
import { useProfileField } from "./use-profile-field.ts";

export function PrivacyFields() {
  const field = useProfileField();
  return (
    <FormSection id="privacy" title="Who sees what">
      <div className="flex flex-col gap-1">
        <CheckboxField
          {...field("isPublic")}
          help="Switched off, only you and our staff see it, and you keep everything you wrote."
        />
        <CheckboxField {...field("allowMessages")} help="Members can write to you on your page." />
        <CheckboxField
          {...field("allowReviews")}
          help="Switched off, nobody reads or writes reviews on your page, and no rating is shown. Switched on again, those you had come back."
        />
        <CheckboxField
          {...field("isIndexed")}
          help="Switched on unless you change it. Switched off, your page is found on this site only: it asks search engines to leave it out, and is not in our site map. They may take some days to forget it."
        />
      </div>
      <HiddenCountries />
    </FormSection>
  );
}

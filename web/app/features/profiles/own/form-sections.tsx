import { AboutFields } from "./about-fields.tsx";
import { ContactFields } from "./contact-fields.tsx";
import { CustomFields } from "./custom-fields.tsx";
import { LooksFields } from "./looks-fields.tsx";
import { type Chosen, OfferFields } from "./offer-fields.tsx";
import { PlaceFields } from "./place-fields.tsx";
import { PrivacyFields } from "./privacy-fields.tsx";
import { TimesFields } from "./times-fields.tsx";

/** In the order of `sections`, which lead here. */
export function FormSections({ chosen }: { chosen?: Chosen }) {
  return (
    <>
      <AboutFields />
      <PlaceFields />
      <OfferFields chosen={chosen} />
      <TimesFields />
      <LooksFields />
      <ContactFields />
      <CustomFields />
      <PrivacyFields />
    </>
  );
}

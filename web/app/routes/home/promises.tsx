import EyeOff from "virtual:icons/eye-off";
import Scale from "virtual:icons/scale";
import ShieldCheck from "virtual:icons/shield-check";

const promises = [
  {
    Icon: EyeOff,
    title: "Private by default",
    text: "No tracking cookies, nothing loaded from third parties. Quick exit takes you off the site instantly.",
  },
  {
    Icon: Scale,
    title: "Reasons, not silence",
    text: "If we restrict your account or content, we tell you what we decided and why. You can appeal, and a different team member will decide.",
  },
  {
    Icon: ShieldCheck,
    title: "Adults only",
    text: "No one under 18 is listed, without exception. If you doubt someone’s age, report the profile: we review these reports first.",
  },
] as const;

export function Promises() {
  return (
    <section aria-label="Our promises" className="border-y border-line bg-surface">
      <ul className="mx-auto grid w-full max-w-content gap-8 px-4 py-12 sm:px-6 md:grid-cols-3 md:gap-10 lg:px-8 lg:py-16">
        {promises.map(({ Icon, title, text }) => (
          <li key={title} className="flex gap-4 md:flex-col">
            <span className="round-icon">
              <Icon aria-hidden />
            </span>
            <div>
              <h2 className="font-serif text-lead font-semibold">{title}</h2>
              <p className="mt-1 max-w-prose text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

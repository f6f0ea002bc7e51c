import { clsx } from "clsx/lite";
import { PageLink } from "../actions/page-link.tsx";
import { StarMark } from "../data/stars.tsx";

const sizes = {
  small: { mark: "size-7", name: "text-lead", subtitle: "text-[0.5rem]" },
  medium: { mark: "", name: "", subtitle: "" },
  large: { mark: "size-11", name: "text-title", subtitle: "text-[0.6875rem]" },
  xlarge: { mark: "size-16", name: "text-[2.5rem]", subtitle: "text-caption" },
} as const;

// Regardless of the theme, `light` is for dark pictures and `dark` is for light paper.
const variants = {
  default: { mark: "", name: "", subtitle: "" },
  light: { mark: "text-[#e3a0b6]", name: "text-[#f5f0ea]", subtitle: "text-[#d9d0de]" },
  dark: { mark: "text-[#8b3a60]", name: "text-[#231a2c]", subtitle: "text-[#665a70]" },
  minimal: { mark: "text-current", name: "text-current", subtitle: "hidden" },
} as const;

interface LogoProps {
  size?: keyof typeof sizes;
  variant?: keyof typeof variants;
  name?: string;
  subtitle?: string;
  /** Picture in place of the star. */
  picture?: { url: string; width: number; height: number } | null;
  /** False shows only the star; the name stays accessible. */
  text?: boolean;
  /** Link target; `null` for none. */
  to?: string | null;
  className?: string;
}

export function Logo(props: LogoProps) {
  const {
    size = "medium",
    variant = "default",
    name = "Vesper",
    subtitle = "ESCORT DIRECTORY",
    text = true,
    picture,
  } = props;
  const { to = "/", className } = props;
  const scale = sizes[size];
  const colour = variants[variant];

  const content = (
    <>
      {picture ? (
        <img
          src={picture.url}
          width={picture.width}
          height={picture.height}
          alt=""
          className="logo-picture"
        />
      ) : (
        <StarMark className={clsx(scale.mark, colour.mark) || undefined} />
      )}
      <span className={text ? "logo-text" : "sr-only"}>
        <span className={clsx(scale.name, colour.name) || undefined}>{name}</span>
        <span className={clsx(scale.subtitle, colour.subtitle) || undefined}>{subtitle}</span>
      </span>
    </>
  );
  const styles = clsx("logo", className);

  if (to === null) return <span className={styles}>{content}</span>;
  return (
    <PageLink to={to} className={styles}>
      {content}
    </PageLink>
  );
}

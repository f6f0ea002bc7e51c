/** A city at dusk under the evening star. Decoration, drawn here and fetched from nowhere. */
export function EveningSky({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 800 600" preserveAspectRatio="xMidYMax slice" aria-hidden className={className}>
      <defs>
        <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#191330" />
          <stop offset="0.4" stopColor="#4b285a" />
          <stop offset="0.68" stopColor="#a2526a" />
          <stop offset="0.85" stopColor="#e59b76" />
        </linearGradient>
        <radialGradient id="glow">
          <stop offset="0" stopColor="#ffe3bd" stopOpacity="0.6" />
          <stop offset="1" stopColor="#ffe3bd" stopOpacity="0" />
        </radialGradient>
      </defs>
      <path fill="url(#sky)" d="M0 0h800v600H0z" />
      <circle cx="540" cy="440" r="280" fill="url(#glow)" />
      <circle cx="540" cy="430" r="70" fill="#f8dcae" />
      <circle cx="330" cy="185" r="110" fill="url(#glow)" opacity="0.75" />
      <path
        fill="#fff5e4"
        d="M330 131c3.5 33 21 50.5 54 54-33 3.5-50.5 21-54 54-3.5-33-21-50.5-54-54 33-3.5 50.5-21 54-54Z"
      />
      <g fill="#fff5e4">
        <circle cx="470" cy="110" r="2" opacity="0.8" />
        <circle cx="556" cy="190" r="1.6" opacity="0.6" />
        <circle cx="180" cy="96" r="1.8" opacity="0.7" />
        <circle cx="690" cy="126" r="2.2" opacity="0.8" />
        <circle cx="210" cy="270" r="1.5" opacity="0.5" />
        <circle cx="90" cy="190" r="1.6" opacity="0.6" />
      </g>
      <path
        fill="#7c4163"
        d="M0 600V452h58v-34h44v46h60v-74h40v56h70v-28h56v60h52v-88h36v52h76v34h58v-66h50v46h66v-24h46v56h88v108Z"
      />
      <path
        fill="#291636"
        d="M0 600v-88h48v-52h62v74h40v-38h70v-64h50v86h64v-32h44v48h70v-92h20v-24h16v24h22v78h58v-40h68v56h50v-84h62v64h56v84Z"
      />
      <path
        fill="#f4cd97"
        opacity="0.9"
        d="M66 480h8v11h-8zM86 480h8v11h-8zM66 506h8v11h-8zM236 450h8v11h-8zM236 478h8v11h-8zM254 506h8v11h-8zM166 520h8v11h-8zM456 468h8v11h-8zM476 468h8v11h-8zM456 498h8v11h-8zM560 524h8v11h-8zM696 490h8v11h-8zM716 518h8v11h-8zM762 540h8v11h-8z"
      />
    </svg>
  );
}

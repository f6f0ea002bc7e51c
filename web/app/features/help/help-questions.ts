import type { QuestionGroup } from "./filter-questions.ts";
import { companionGroups } from "./questions-for-companions.ts";
import { visitorGroups } from "./questions-for-visitors.ts";

export const helpGroups: readonly QuestionGroup[] = [
  {
    id: "getting-started",
    title: "Getting started",
    questions: [
      {
        question: "What is this site?",
        answer: [
          "A directory in which independent adult companions present themselves and other adults find them. It is not an agency: we arrange no meetings and take no share of what people agree between themselves.",
        ],
        links: [{ to: "/about", label: "About us" }],
      },
      {
        question: "Who may use it?",
        answer: [
          "Adults. You must be at least 18 years old and not a minor where you live, and it must be lawful where you are.",
        ],
        links: [{ to: "/terms#adults", label: "Terms, section 2" }],
      },
      {
        question: "Do I need an account?",
        answer: [
          "Not to read the public pages. An account is needed for everything that is kept for you or that you publish.",
        ],
      },
      {
        question: "How do I open an account?",
        answer: [
          "Choose “Get Started”, then enter a name, your email address and a password. You are signed in at once.",
          "We mail you a link to confirm your address. It is valid for 24 hours; you can ask for another one.",
        ],
        links: [{ to: "/register", label: "Get Started" }],
      },
      {
        question: "I am a companion. How do I begin?",
        answer: ["Open an account and tick “I want to list a profile as an escort”."],
        links: [{ to: "/register?role=escort", label: "Open an account as a companion" }],
      },
      {
        question: "What does it cost?",
        answer: [
          "Opening and using an account is free, and no payments are taken on this site. Premium is given by our staff.",
        ],
      },
    ],
  },
  ...visitorGroups,
  ...companionGroups,
  {
    id: "signing-in",
    title: "Signing in",
    questions: [
      {
        question: "I forgot my password",
        answer: [
          "Choose “Forgot your password?” when you sign in and enter your email address. If an account belongs to it, we mail you a link. It is valid for one hour and works once.",
          "When you set a new password, every device that was signed in is signed out.",
        ],
        links: [{ to: "/forgot-password", label: "Set a new password" }],
      },
      {
        question: "The mail does not arrive",
        answer: [
          "Give it a few minutes, and look into the spam folder. Our subjects are neutral on purpose, so look for the sender rather than the subject.",
          "Check that you gave the address of your account. For everybody’s safety the page says the same whether or not it knows an address.",
        ],
        links: [{ to: "/contact", label: "Contact us" }],
      },
      {
        question: "How long do I stay signed in?",
        answer: [
          "30 days if you ticked “Remember me”. Otherwise the session ends after 12 hours without use.",
        ],
      },
      {
        question: "Why was I signed out?",
        answer: [
          "Most often because the session had ended, because you changed your password on another device, or because the browser’s data was cleared. Signing in again is all it takes.",
          "If you cannot explain it, change your password and look through your devices.",
        ],
        links: [{ to: "/dashboard?tab=settings", label: "Settings" }],
      },
      {
        question: "I got a mail about a sign-in that was not mine",
        answer: [
          "Change your password, which signs out every other device at once. Then look through the signed-in devices in your settings.",
          "We send such a mail whenever your account is used from a browser we have not seen before. After an update your own browser may look new to us too.",
        ],
        links: [{ to: "/dashboard?tab=settings", label: "Settings" }],
      },
      {
        question: "Can I protect my account with a second factor?",
        answer: [
          "Yes. In your settings you can switch on two-factor login: besides your password it asks for a code from an app on your phone. Keep the recovery codes in a safe place; they let you in if the phone is lost.",
        ],
        links: [{ to: "/dashboard?tab=settings", label: "Settings" }],
      },
      {
        question: "Somebody may know my password",
        answer: [
          "Change it. This signs out every other device at once. If you can no longer sign in, have us mail you a link to set a new one.",
        ],
        links: [
          { to: "/dashboard?tab=settings", label: "Settings" },
          { to: "/forgot-password", label: "Set a new password" },
        ],
      },
    ],
  },
  {
    id: "your-account",
    title: "Your account",
    questions: [
      {
        question: "How do I change my name, email address or other details?",
        answer: [
          "On the page “Edit profile”. A new email address has to be confirmed again through a mailed link. Phone, location and the words about you are optional and can be removed.",
        ],
        links: [{ to: "/profile/edit", label: "Edit profile" }],
      },
      {
        question: "How do I change my password?",
        answer: ["In your settings. You need the current one. All your other devices are signed out."],
        links: [{ to: "/dashboard?tab=settings", label: "Settings" }],
      },
      {
        question: "Where do I see which devices are signed in?",
        answer: ["In your settings, with the time each was last used. You can sign out any of them."],
        links: [{ to: "/dashboard?tab=settings", label: "Settings" }],
      },
      {
        question: "How do I get a copy of my data?",
        answer: [
          "Choose “Download my data” in your settings. You get everything we hold about you as one file, at once.",
        ],
        links: [{ to: "/dashboard?tab=settings", label: "Settings" }],
      },
      {
        question: "How do I delete my account?",
        answer: [
          "Choose “Delete account” in your settings and confirm with your password. The account is closed at once and erased after 30 days.",
        ],
        links: [{ to: "/dashboard?tab=settings", label: "Settings" }],
      },
      {
        question: "Can I undo a deletion?",
        answer: [
          "Yes, for 30 days, through the link in the mail that we send you when the account is closed. After that nothing is left to bring back.",
        ],
      },
    ],
  },
  {
    id: "privacy",
    title: "Privacy and discretion",
    questions: [
      {
        question: "Who can see my email address?",
        answer: ["Nobody else on the site. It is used to sign you in and to mail you."],
        links: [{ to: "/privacy-policy", label: "Privacy Policy" }],
      },
      {
        question: "Do I have to use my legal name?",
        answer: ["No. A working name is fine, as long as you do not pretend to be somebody else."],
      },
      {
        question: "How do I leave a page quickly?",
        answer: [
          "Choose “Quick exit” at the top of the page, or press Esc twice within a second. An empty page takes its place, and the Back button does not lead to it again.",
          "Pages that you opened before it stay in your browser’s history. If others use your device, use a private window.",
        ],
      },
      {
        question: "What will people see in my inbox?",
        answer: ["Neutral subjects that do not say what this site is about, and no advertising."],
      },
      {
        question: "Do you use cookies or trackers?",
        answer: [
          "No. A few entries in your browser’s own storage keep you signed in and remember your choices, and that is all.",
        ],
        links: [{ to: "/cookie-policy", label: "Cookie Policy" }],
      },
    ],
  },
  {
    id: "safety",
    title: "Safety and rules",
    questions: [
      {
        question: "Somebody is in danger, or may be under 18",
        answer: [
          "If it is urgent, call the emergency services where you are. Then report the page. You need no account and no proof; a suspicion is enough. Such reports are looked at before all others.",
        ],
        links: [
          { to: "/report-issue#content", label: "Report a page" },
          { to: "/safety-guidelines#signs", label: "Signs that somebody needs help" },
        ],
      },
      {
        question: "My picture or my details are shown without my consent",
        answer: [
          "Tell us which picture it is. An intimate one is hidden at once, with every copy of it; a person of our staff decides within 48 hours. You need no account for this, and you need not send us a document.",
        ],
        links: [
          { to: "/report-issue/intimate-image", label: "Have an intimate picture hidden" },
          { to: "/report-issue#content", label: "Report anything else" },
        ],
      },
      {
        question: "What is not allowed here?",
        answer: ["The rules are short. Please read them before you publish anything."],
        links: [
          { to: "/terms-of-service", label: "Terms of Service" },
          { to: "/terms#not-allowed", label: "What may not be published" },
        ],
      },
      {
        question: "My account or something I published was restricted",
        answer: [
          "You are told what was restricted and which rule it rests on. If you see it differently, you can appeal once, within six months, below the notice itself; another member of our staff decides. If you can no longer sign in, write to us from the email address of your account.",
        ],
        links: [
          { to: "/dashboard?tab=notices", label: "Notices" },
          { to: "/terms#moderation", label: "How the rules are applied" },
          { to: "/contact", label: "Contact us" },
        ],
      },
      {
        question: "How do I report a bug or a security issue?",
        answer: ["Tell us what happened, where and when. A page of its own lists what helps us most."],
        links: [{ to: "/report-issue", label: "Report an Issue" }],
      },
    ],
  },
];

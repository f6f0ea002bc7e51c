import type { QuestionGroup } from "./filter-questions.ts";
import { ageCheckGroup } from "./questions-about-age.ts";
import { companionGroups } from "./questions-for-companions.ts";
import { privacyGroup } from "./questions-about-privacy.ts";
import { visitorGroups } from "./questions-for-visitors.ts";

export const helpGroups: readonly QuestionGroup[] = [
  {
    id: "getting-started",
    title: "Getting started",
    questions: [
      {
        question: "What is this site?",
        answer: [
          "A directory where independent adult companions present themselves and other adults find them. We’re not an agency: we don’t arrange meetings or take a share of what people agree on.",
        ],
        links: [{ to: "/about", label: "About us" }],
      },
      {
        question: "Who can use it?",
        answer: [
          "Adults only. You must be at least 18, of legal age where you live, and in a place where using this site is lawful.",
        ],
        links: [{ to: "/terms#adults", label: "Terms, section 2" }],
      },
      {
        question: "Do I need an account?",
        answer: ["Not to read public pages. You need one to publish or save anything."],
      },
      {
        question: "How do I create an account?",
        answer: [
          "Choose “Get Started”, then enter a name, your email address and a password. You’re signed in right away.",
          "We’ll email you a link to confirm your address. It’s valid for 24 hours, and you can request a new one.",
        ],
        links: [{ to: "/register", label: "Get Started" }],
      },
      {
        question: "I’m an escort. How do I start?",
        answer: ["Create an account and check “I want to list a profile as an escort”."],
        links: [{ to: "/register?role=escort", label: "Create an escort account" }],
      },
      {
        question: "What does it cost?",
        answer: [
          "Creating and using an account is free, and we take no payments on this site. Our team decides which profiles get Premium.",
        ],
      },
    ],
  },
  ageCheckGroup,
  ...visitorGroups,
  ...companionGroups,
  {
    id: "signing-in",
    title: "Signing in",
    questions: [
      {
        question: "I forgot my password",
        answer: [
          "Choose “Forgot password?” when you sign in and enter your email address. If it belongs to an account, we’ll email you a link. It’s valid for 1 hour and works once.",
          "When you set a new password, we sign out every device.",
        ],
        links: [{ to: "/forgot-password", label: "Reset your password" }],
      },
      {
        question: "The email hasn’t arrived",
        answer: [
          "Wait a few minutes, then check your spam folder. Our subject lines are neutral on purpose, so look for the sender instead.",
          "Make sure you entered your account’s email address. To protect everyone’s privacy, the page shows the same message whether or not an account exists.",
        ],
        links: [{ to: "/contact", label: "Contact us" }],
      },
      {
        question: "How long do I stay signed in?",
        answer: [
          "For 30 days if you checked “Remember me”. Otherwise, until you’ve been inactive for 12 hours.",
        ],
      },
      {
        question: "Why was I signed out?",
        answer: [
          "Usually because your session expired, you changed your password on another device, or your browser data was cleared. Sign in again to continue.",
          "If none of these apply, change your password and check your signed-in devices.",
        ],
        links: [{ to: "/dashboard?tab=settings", label: "Settings" }],
      },
      {
        question: "I got an email about a sign-in that wasn’t me",
        answer: [
          "Change your password. This signs out every other device right away. Then check the signed-in devices in your settings.",
          "We send this email whenever your account is used from a browser we haven’t seen before. After an update, your own browser may look new to us too.",
        ],
        links: [{ to: "/dashboard?tab=settings", label: "Settings" }],
      },
      {
        question: "What is a passkey?",
        answer: [
          "A way to sign in without a password: your phone or computer confirms that it’s you, with your fingerprint, face or PIN. A passkey works only on this site, so a fake site can’t steal it.",
          "Add one in your settings. Your password manager shows it under a neutral name.",
        ],
        links: [{ to: "/dashboard?tab=settings", label: "Settings" }],
      },
      {
        question: "Can I use two-factor sign-in?",
        answer: [
          "Yes. Turn it on in your settings. You then sign in with your password and a code from an authenticator app. Keep your recovery codes in a safe place: they let you in if you lose your phone.",
        ],
        links: [{ to: "/dashboard?tab=settings", label: "Settings" }],
      },
      {
        question: "Someone may know my password",
        answer: [
          "Change it now. This signs out every other device right away. If you can’t sign in, reset it with a link we email you.",
        ],
        links: [
          { to: "/dashboard?tab=settings", label: "Settings" },
          { to: "/forgot-password", label: "Reset your password" },
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
          "On the “Edit Profile” page. If you change your email address, confirm the new one with the link we email you. Phone, location and bio are optional, and you can remove them.",
        ],
        links: [{ to: "/profile/edit", label: "Edit Profile" }],
      },
      {
        question: "How do I change my password?",
        answer: [
          "In your settings. You’ll need your current password. We then sign out all your other devices.",
        ],
        links: [{ to: "/dashboard?tab=settings", label: "Settings" }],
      },
      {
        question: "Where can I see my signed-in devices?",
        answer: ["In your settings, along with when each one was last used. You can sign out any of them."],
        links: [{ to: "/dashboard?tab=settings", label: "Settings" }],
      },
      {
        question: "How do I get a copy of my data?",
        answer: [
          "Choose “Download my data” in your settings. You get everything we hold about you in one file, right away.",
        ],
        links: [{ to: "/dashboard?tab=settings", label: "Settings" }],
      },
      {
        question: "How do I delete my account?",
        answer: [
          "Choose “Delete account” in your settings and confirm with your password. We close your account right away and erase it after 30 days.",
        ],
        links: [{ to: "/dashboard?tab=settings", label: "Settings" }],
      },
      {
        question: "Can I undo deleting my account?",
        answer: [
          "Yes, for 30 days. Use the link in the email we send when your account is closed. After that, nothing can be restored.",
        ],
      },
    ],
  },
  privacyGroup,
  {
    id: "safety",
    title: "Safety and rules",
    questions: [
      {
        question: "Someone is in danger or may be under 18",
        answer: [
          "If it’s urgent, call your local emergency services. Then report the page. You don’t need an account or proof: a suspicion is enough. We review these reports before all others.",
        ],
        links: [
          { to: "/report-issue#content", label: "Report a page" },
          { to: "/safety-guidelines#signs", label: "Signs that someone needs help" },
        ],
      },
      {
        question: "My photo or personal details are shown without my consent",
        answer: [
          "Tell us which photo it is. If it’s intimate, we hide it and every copy right away, and a person on our team decides within 48 hours. You don’t need an account or an identity document.",
        ],
        links: [
          { to: "/report-issue/intimate-image", label: "Have an intimate photo hidden" },
          { to: "/report-issue#content", label: "Report anything else" },
        ],
      },
      {
        question: "What isn’t allowed here?",
        answer: ["Our rules are short. Please read them before you publish anything."],
        links: [
          { to: "/terms-of-service", label: "Terms of Service" },
          { to: "/terms#not-allowed", label: "What you may not publish" },
        ],
      },
      {
        question: "My account or something I published was restricted",
        answer: [
          "We tell you what we restricted and which rule applies. You can appeal the decision once, within 6 months, right below it. A different team member reviews your appeal. If you can’t sign in, use the link in the email we sent you.",
        ],
        links: [
          { to: "/dashboard?tab=notices", label: "Decisions" },
          { to: "/terms#moderation", label: "How we apply the rules" },
          { to: "/contact", label: "Contact us" },
        ],
      },
      {
        question: "How do I report a bug or a security issue?",
        answer: [
          "Tell us what happened, where and when. Our report page lists the details that help us most.",
        ],
        links: [{ to: "/report-issue", label: "Report an Issue" }],
      },
    ],
  },
];

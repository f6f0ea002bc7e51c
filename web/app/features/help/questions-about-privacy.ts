import type { QuestionGroup } from "./filter-questions.ts";

export const privacyGroup: QuestionGroup = {
  id: "privacy",
  title: "Privacy and discretion",
  questions: [
    {
      question: "Who can see my email address?",
      answer: ["No one else on the site. We use it only to sign you in and to email you."],
      links: [{ to: "/privacy-policy", label: "Privacy Policy" }],
    },
    {
      question: "Do I have to use my legal name?",
      answer: ["No. You can use a working name, as long as you don’t pretend to be someone else."],
    },
    {
      question: "How do I leave a page quickly?",
      answer: [
        "Choose “Quick exit” at the top of the page, or press Esc twice within a second. An empty page replaces it, and the Back button won’t bring it back.",
        "Pages you opened earlier stay in your browser’s history. If other people use your device, use a private window.",
      ],
    },
    {
      question: "What will people see in my inbox?",
      answer: [
        "Only neutral subject lines that don’t say what this site is about. We don’t send advertising.",
      ],
    },
    {
      question: "Do you use cookies or trackers?",
      answer: [
        "No trackers at all. We use your browser’s storage to keep you signed in and remember your choices.",
        "There is one cookie, and only where a proof of age is required. It’s the same for everyone, so it can’t recognize you.",
      ],
      links: [{ to: "/cookie-policy", label: "Cookie Policy" }],
    },
  ],
};

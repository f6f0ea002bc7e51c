import type { QuestionGroup } from "./filter-questions.ts";

/** Questions of escorts: profile, pictures, verification. */
export const companionGroups: readonly QuestionGroup[] = [
  {
    id: "companions",
    title: "For companions",
    questions: [
      {
        question: "How does my profile become public?",
        answer: [
          "Fill it in under Profile Management in your Escort Dashboard. Our staff look at it once before visitors see it. If something is missing you are told what, and can hand it in again.",
          "Later changes appear at once. You can hide your profile whenever you like, without deleting it.",
        ],
        links: [{ to: "/supplier/profile", label: "Profile Management" }],
      },
      {
        question: "How do I add pictures and videos?",
        answer: [
          "Under Add New Media: pictures or videos of less than 50 MB each, several at a time. They appear once they are approved. Place, time and device that your camera wrote into a picture are removed.",
          "Please give every picture a title that says what it shows. People who cannot see it have it read to them.",
        ],
        links: [{ to: "/supplier/media/new", label: "Add New Media" }],
      },
      {
        question: "How do I become verified?",
        answer: [
          "You show our staff a document and yourself, with a code that is made for you. Both pictures are deleted with the decision. It is free.",
        ],
        links: [{ to: "/verification", label: "Verification" }],
      },
      {
        question: "I am traveling. How do people find me there?",
        answer: [
          "Add a tour to your profile: city and dates. While it lasts you are found in that city, and afterwards at home again by itself. “Available now” tells people for some hours that you have time today.",
        ],
        links: [{ to: "/supplier/profile", label: "Profile Management" }],
      },
      {
        question: "Who can see my phone number and my other contacts?",
        answer: [
          "You choose: everyone, or only people with an account. Lists and search engines never get them. You can also keep your profile out of search engines altogether.",
        ],
        links: [{ to: "/supplier/profile", label: "Profile Management" }],
      },
      {
        question: "Can I answer a review?",
        answer: ["Yes, once, below it and in public. If it breaks the rules, report it instead."],
        links: [{ to: "/supplier/reviews", label: "Your reviews" }],
      },
    ],
  },
];

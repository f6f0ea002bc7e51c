import type { QuestionGroup } from "./filter-questions.ts";

/** Questions from escorts about profiles, pictures and verification. */
export const companionGroups: readonly QuestionGroup[] = [
  {
    id: "companions",
    title: "For escorts",
    questions: [
      {
        question: "How does my profile go live?",
        answer: [
          "Fill it in under Profile Management in your Escort Dashboard. Our team reviews it once before it goes live. If something’s missing, we’ll tell you what, and you can submit it again.",
          "Later changes appear right away. You can hide your profile anytime without deleting it.",
        ],
        links: [{ to: "/supplier/profile", label: "Profile Management" }],
      },
      {
        question: "How do I add photos and videos?",
        answer: [
          "Go to Add New Media and upload photos or videos, up to 50 MB each. You can add several at a time. They appear once we approve them. We remove the location, time and device details your camera stored in a photo.",
          "Please give every photo a title that says what it shows. Screen readers read it to people who can’t see the photo.",
        ],
        links: [{ to: "/supplier/media/new", label: "Add New Media" }],
      },
      {
        question: "How do I get verified?",
        answer: [
          "Send our team a photo of an identity document and one of yourself with a code made just for you. We delete both photos when we decide. Verification is free.",
        ],
        links: [{ to: "/verification", label: "Verification" }],
      },
      {
        question: "How often is my profile shown, and why?",
        answer: [
          "Your exposure report says how often you were shown, at which place in the lists, and how that compares with similar profiles. It also says what would change it.",
        ],
        links: [
          { to: "/supplier/exposure", label: "Exposure" },
          { to: "/how-we-rank", label: "How we rank" },
        ],
      },
      {
        question: "I’m traveling. How do people find me there?",
        answer: [
          "Add a tour to your profile, with a city and dates. During the tour, people find you in that city. Afterward, you appear in your home city again. “Available now” tells visitors for a few hours that you have time today.",
        ],
        links: [{ to: "/supplier/profile", label: "Profile Management" }],
      },
      {
        question: "Who can see my phone number and other contact details?",
        answer: [
          "You choose: everyone, or only people with an account. Your contact details never appear in lists or search engines. You can also keep your whole profile out of search engines.",
        ],
        links: [{ to: "/supplier/profile", label: "Profile Management" }],
      },
      {
        question: "Can I reply to a review?",
        answer: [
          "Yes, once. Your reply appears publicly below the review. If a review breaks the rules, report it instead.",
        ],
        links: [{ to: "/supplier/reviews", label: "Your reviews" }],
      },
    ],
  },
];

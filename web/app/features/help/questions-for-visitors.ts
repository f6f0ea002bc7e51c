import type { QuestionGroup } from "./filter-questions.ts";

/** Questions from visitors about searching, messaging and what follows. */
export const visitorGroups: readonly QuestionGroup[] = [
  {
    id: "finding",
    title: "Finding someone",
    questions: [
      {
        question: "How does the search work?",
        answer: [
          "Type a name or a city. Suggestions appear from the second letter, and small typos are fine. Use filters to narrow results by place, price, age, language and more. Your filters are part of the page address, so you can bookmark or share it.",
        ],
        links: [
          { to: "/search", label: "Search" },
          { to: "/categories", label: "Categories" },
        ],
      },
      {
        question: "Who is shown first?",
        answer: [
          "Everyone in turn. Lists rotate around the clock, and nobody can buy first place. Being available, active or premium adds a little, and we publish how much.",
        ],
        links: [{ to: "/how-we-rank", label: "How we rank" }],
      },
      {
        question: "What do “Verified” and “Premium” mean?",
        answer: [
          "Verified: our team checked this person’s age and identity. If we did so without a document, the profile says so. Premium: our team highlighted this profile; it says nothing about the person.",
        ],
        links: [
          { to: "/verification", label: "Verification" },
          { to: "/how-we-rank#premium", label: "What premium does" },
        ],
      },
      {
        question: "Which currency are rates in?",
        answer: [
          "The currency the escort chose. Price filters use US dollars per hour; we compare other currencies at a stored exchange rate.",
        ],
      },
      {
        question: "Can I save profiles and searches?",
        answer: [
          "Yes, with an account. The heart on a profile adds it to your favorites, where you can add a private note. “Save this search” keeps a search and, if you like, tells you about new results. No one is told what you save.",
        ],
        links: [{ to: "/dashboard?tab=favorites", label: "Your favorites" }],
      },
    ],
  },
  {
    id: "messages",
    title: "Messages and reviews",
    questions: [
      {
        question: "How do I message an escort?",
        answer: [
          "Sign in and choose “Send Message” on the profile. If there’s no button, the escort doesn’t accept messages. The profile may show other contact details.",
          "If you go offline, your message waits on your device. It’s sent once when you’re back online.",
        ],
      },
      {
        question: "Why can’t I send any more messages?",
        answer: [
          "You can send up to 20 messages before the other person replies or accepts your request. Then it’s their turn.",
        ],
      },
      {
        question: "How do I block someone?",
        answer: [
          "In the conversation or on the profile. You won’t see or be able to contact each other, and we don’t tell the other person. You can unblock them in your settings.",
        ],
        links: [{ to: "/dashboard?tab=settings", label: "Settings" }],
      },
      {
        question: "How do I write a review?",
        answer: [
          "Choose “Write Review” on a profile. You can write one review per profile and edit it later. It appears once our team has checked it. You can stay anonymous: no visitor or escort will learn who wrote it.",
        ],
        links: [{ to: "/dashboard?tab=reviews", label: "Your reviews" }],
      },
    ],
  },
];

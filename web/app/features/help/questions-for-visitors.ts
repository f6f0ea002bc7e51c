import type { QuestionGroup } from "./filter-questions.ts";

/** Questions of visitors: searching, messaging and what follows. */
export const visitorGroups: readonly QuestionGroup[] = [
  {
    id: "finding",
    title: "Finding somebody",
    questions: [
      {
        question: "How does the search work?",
        answer: [
          "Type a name or a city: suggestions appear from the second letter on. Small typing mistakes are forgiven. Filters narrow the results by place, price, age, language and more, and stay in the address of the page, so that you can keep or share it.",
        ],
        links: [
          { to: "/search", label: "Search" },
          { to: "/categories", label: "Categories" },
        ],
      },
      {
        question: "What do “Verified” and “Premium” mean?",
        answer: [
          "Verified: our staff have checked the age and the identity of this person. Premium: our staff have highlighted this profile; it says nothing about the person.",
        ],
        links: [{ to: "/verification", label: "Verification" }],
      },
      {
        question: "In which currency are rates shown?",
        answer: [
          "In the one that the companion chose. Price filters are in US dollars per hour; other currencies are compared at a stored exchange rate.",
        ],
      },
      {
        question: "Can I keep profiles and searches?",
        answer: [
          "Yes, with an account. The heart on a profile adds it to your favorites, where you can write a note for yourself. “Save search” keeps a search and, if you like, tells you of new results. Nobody is told that you keep them.",
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
        question: "How do I write to a companion?",
        answer: [
          "Sign in and choose “Send Message” on the profile. The button is missing where a companion does not want messages; her other contact details may be shown there.",
          "If you are offline for a moment, your message waits on your device and leaves by itself, once.",
        ],
      },
      {
        question: "Why can I not send any more messages?",
        answer: [
          "At most 20 messages may wait for a first answer. After that it is the other person’s turn.",
        ],
      },
      {
        question: "How do I block somebody?",
        answer: [
          "In the conversation or on the profile. From then on neither of you sees or reaches the other. The other person is not told. In your settings you can undo it.",
        ],
        links: [{ to: "/dashboard?tab=settings", label: "Settings" }],
      },
      {
        question: "How do I write a review?",
        answer: [
          "Choose “Write Review” on a profile. One review per person and profile; you can change it later. It appears once our staff have read it, and you may stay anonymous: then no visitor and no companion learns who wrote it.",
        ],
        links: [{ to: "/dashboard?tab=reviews", label: "Your reviews" }],
      },
    ],
  },
];

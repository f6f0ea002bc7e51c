import type { QuestionGroup } from "./filter-questions.ts";

export const ageCheckGroup: QuestionGroup = {
  id: "age-check",
  title: "Proof of age",
  questions: [
    {
      question: "Why do I have to prove my age?",
      answer: [
        "Some countries require sites for adults to check the age of visitors, and a click isn’t enough there. We ask only where we have to.",
        "Your wallet app answers one question, whether you’re over 18. We don’t learn your name, your birthday or anything else.",
      ],
      links: [{ to: "/age-check", label: "How the age check works" }],
    },
    {
      question: "What can I do without a wallet?",
      answer: [
        "Look for the wallet app of your country, or the European Union’s age app, in your phone’s app store. Both are free. If this site offers another way to prove your age, you’ll find it on the page of the check.",
        "Escorts don’t need a wallet: create an account, fill in your profile and ask to be verified with your documents.",
      ],
      links: [{ to: "/age-check#no-wallet", label: "Other ways" }],
    },
    {
      question: "Do you store that I proved my age?",
      answer: [
        "No. We verify the answer and throw it away. Your browser keeps a cookie with the day it ends and our signature, which is the same for everyone on that day.",
        "If you have an account, you can choose to keep the month on it. You can remove it at any time.",
      ],
      links: [{ to: "/privacy-policy#age-check", label: "Privacy Policy" }],
    },
    {
      question: "Do I have to prove my age again on another device?",
      answer: [
        "Yes, once on each browser, and again after 30 days. If you keep your proof on your account, signing in is enough.",
      ],
      links: [{ to: "/dashboard?tab=settings", label: "Settings" }],
    },
  ],
};

import { describe, expect, it } from "vitest";
import { findContactAddress } from "./contact-address.ts";

describe("the link for a contact", () => {
  it.each([
    ["phoneNumber", "+33 6 12 34 56 78", "tel:+33612345678"],
    ["phoneNumber", "(030) 123-456", "tel:030123456"],
    ["whatsapp", "+33 6 12 34 56 78", "https://wa.me/33612345678"],
    ["whatsapp", "0033 612345678", "https://wa.me/33612345678"],
    ["telegram", "@celeste_v", "https://t.me/celeste_v"],
    ["instagram", "celeste.vienna", "https://www.instagram.com/celeste.vienna"],
    ["twitter", "@celeste", "https://x.com/celeste"],
    ["email", "celeste@example.test", "mailto:celeste@example.test"],
  ] as const)("of type %s with value %s is %s", (channel, contact, address) => {
    expect(findContactAddress(channel, contact)).toBe(address);
  });

  it.each([
    ["phoneNumber", "call me;ext=1"],
    ["phoneNumber", "123"],
    ["whatsapp", "https://evil.test"],
    ["telegram", "celeste/../joinchat"],
    ["telegram", "javascript:alert(1)"],
    ["instagram", "../accounts"],
    ["instagram", "celeste?x=1"],
    ["twitter", "intent/post"],
    ["email", "celeste@example.test?bcc=other@example.test"],
    ["wechat", "celeste"],
    ["lineId", "celeste"],
  ] as const)("is null for %s %s", (channel, contact) => {
    expect(findContactAddress(channel, contact)).toBeNull();
  });
});

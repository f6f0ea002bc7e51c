/** A letter with a neutral subject that says which notice it is about. */
export const appealAddress = (supportEmail: string, noticeId: string) =>
  `mailto:${supportEmail}?subject=Appeal&body=${encodeURIComponent(`Notice ${noticeId}\n\n`)}`;

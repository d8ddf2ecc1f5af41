export type ContactDetail = 'phone' | 'email' | 'link';

const patterns: Record<ContactDetail, RegExp> = {
  phone: /(?:\+33|0033|\b0)[\s.\-/]*[1-9](?:[\s.\-/]*\d{2}){4}\b/,
  email: /[^\s@]+(?:@|\s?(?:\(at\)|\[at\]|arobase)\s?)[^\s@]+\.[a-z]{2,}/i,
  link: /\b(?:https?:\/\/|www\.)\S+|\b[a-z0-9-]{2,}\.(?:fr|com|net|org|io|eu|shop)\b/i,
};

/** Contact details in a title or description; they invite scams, so the writer is warned. */
export function contactDetailsIn(text: string): readonly ContactDetail[] {
  const withoutEmail = text.replace(new RegExp(patterns.email, 'gi'), ' ');
  const found: ContactDetail[] = [];
  if (patterns.phone.test(text)) found.push('phone');
  if (withoutEmail !== text) found.push('email');
  if (patterns.link.test(withoutEmail)) found.push('link');
  return found;
}

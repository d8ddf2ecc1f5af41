import { footerMessages } from '../messages';

export interface SocialLink {
  readonly label: string;
  readonly address: string;
}

/** Links that share the site; they need no account of the operator. */
export function shareLinks(siteAddress: string): readonly SocialLink[] {
  const text = encodeURIComponent(footerMessages.shareText);
  const address = encodeURIComponent(siteAddress);
  return [
    { label: footerMessages.shareBy.email, address: `mailto:?subject=${text}&body=${address}` },
    { label: footerMessages.shareBy.whatsapp, address: `https://wa.me/?text=${text}%20${address}` },
    { label: footerMessages.shareBy.facebook, address: `https://www.facebook.com/sharer/sharer.php?u=${address}` },
  ];
}

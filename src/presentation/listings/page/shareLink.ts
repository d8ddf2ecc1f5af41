interface SharedLink {
  readonly title: string;
  readonly url: string;
}

/** Shares a link with the device's share dialog, or else copies it. `dismissed`: the person closed the dialog. */
export async function shareLink(link: SharedLink): Promise<'shared' | 'copied' | 'dismissed' | 'failed'> {
  if ('share' in navigator) {
    try {
      await navigator.share(link);
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'dismissed';
    }
  }
  try {
    await navigator.clipboard.writeText(link.url);
    return 'copied';
  } catch {
    return 'failed';
  }
}

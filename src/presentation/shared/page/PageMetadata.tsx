import { useEffect, type ReactNode } from 'react';
import { PageTitle } from './PageTitle';
import { PRODUCT_NAME } from './product';

interface PageMetadataProps {
  readonly title: string;
  readonly description: string;
  /** The page's one address, whatever the visitor's looks like. */
  readonly path: string;
  readonly image?: string | undefined;
  readonly children?: ReactNode;
}

/** What search engines and shared links say of a page. */
export function PageMetadata({ title, description, path, image, children }: PageMetadataProps) {
  const address = absolute(path);
  useDescription(description);
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <link rel="canonical" href={address} />
      <meta property="og:site_name" content={PRODUCT_NAME} />
      <meta property="og:locale" content="fr_FR" />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      {image !== undefined && <meta property="og:image" content={absolute(image)} />}
      {children}
    </>
  );
}

/** Every page comes with the site's own description: a page has one, so the page's takes its place while it is shown. */
function useDescription(description: string): void {
  useEffect(() => {
    const meta = document.querySelector<HTMLMetaElement>('meta[name="description"]') ?? newDescription();
    const { content } = meta;
    meta.content = description;
    return () => {
      meta.content = content;
    };
  }, [description]);
}

function newDescription(): HTMLMetaElement {
  const meta = document.createElement('meta');
  meta.name = 'description';
  return document.head.appendChild(meta);
}

/** Search engines and social networks want whole addresses. */
export function absolute(path: string): string {
  return new URL(path, window.location.origin).href;
}

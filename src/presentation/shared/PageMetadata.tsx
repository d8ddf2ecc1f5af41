import type { ReactNode } from 'react';
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
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <meta name="description" content={description} />
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

/** Search engines and social networks want whole addresses. */
export function absolute(path: string): string {
  return new URL(path, window.location.origin).href;
}

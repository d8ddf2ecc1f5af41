import { useEffect, type ReactNode } from 'react';
import { usePageReport } from './pageReport';
import { PageTitle } from './PageTitle';
import { PRODUCT_NAME } from './product';
import { siteAddress } from './siteAddress';

/** What social networks show of a page without a picture of its own. Drawn by `npm run site-picture`; in pixels. */
export const sitePicture = { file: 'partage.jpg', width: 1200, height: 630 } as const;

interface PageMetadataProps {
  readonly title: string;
  readonly description: string;
  /** The canonical address of the page. */
  readonly path: string;
  readonly image?: string | undefined;
  readonly children?: ReactNode;
}

/** Title, description and address for search engines and shared links. */
export function PageMetadata({ title, description, path, image, children }: PageMetadataProps) {
  const address = absolute(path);
  useDescription(description);
  usePageReport({ description });
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
      <meta property="og:image" content={absolute(image ?? `/${sitePicture.file}`)} />
      {image === undefined && (
        <>
          <meta property="og:image:width" content={String(sitePicture.width)} />
          <meta property="og:image:height" content={String(sitePicture.height)} />
        </>
      )}
      <meta name="twitter:card" content="summary_large_image" />
      {children}
    </>
  );
}

/** Replaces the description that `index.html` has for the whole site while the page is shown. */
function useDescription(description: string): void {
  useEffect(() => {
    const meta = document.querySelector<HTMLMetaElement>('meta[name="description"]') ?? newDescription();
    // On a page that a server has rendered, the general one stands beside that of the page.
    const general = meta.dataset.page ?? meta.content;
    meta.content = description;
    return () => {
      meta.content = general;
    };
  }, [description]);
}

function newDescription(): HTMLMetaElement {
  const meta = document.createElement('meta');
  meta.name = 'description';
  return document.head.appendChild(meta);
}

/** Search engines and social networks require absolute addresses; the build may not know one. */
export function absolute(path: string): string {
  const address = siteAddress();
  return address === '' ? path : new URL(path, address).href;
}

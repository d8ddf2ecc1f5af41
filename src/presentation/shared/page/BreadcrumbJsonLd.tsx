import { absolute } from './PageMetadata';

/** Where a page stands on the site, for search engines; the steps lead from the home page to the page itself. */
export function BreadcrumbJsonLd({
  steps,
}: {
  readonly steps: readonly { readonly label: string; readonly path: string }[];
}) {
  const described = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: absolute(path),
    })),
  };
  return <script type="application/ld+json">{JSON.stringify(described).replaceAll('<', '\\u003c')}</script>;
}

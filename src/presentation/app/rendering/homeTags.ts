import { PRODUCT_NAME } from '../../shared/page/product';
import { paths } from '../../shared/paths';
import { absolute, sitePicture } from '../../shared/page/PageMetadata';

/** What search engines and social networks find on the home page, which has the general title and description of the site. */
export function homeTags(): string {
  const properties = {
    'og:site_name': PRODUCT_NAME,
    'og:locale': 'fr_FR',
    'og:type': 'website',
    'og:title': PRODUCT_NAME,
    'og:url': absolute(paths.home),
    'og:image': absolute(`/${sitePicture.file}`),
    'og:image:width': sitePicture.width,
    'og:image:height': sitePicture.height,
  };
  const tags = Object.entries(properties).map(([name, content]) => `<meta property="${name}" content="${content}"/>`);
  return `<link rel="canonical" href="${absolute(paths.home)}"/>${tags.join('')}<meta name="twitter:card" content="summary_large_image"/>`;
}

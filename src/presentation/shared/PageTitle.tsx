import { PRODUCT_NAME } from './product';

/** The title of the browser's tab: the page, then the product. */
export function PageTitle({ children }: { readonly children: string }) {
  return <title>{`${children} · ${PRODUCT_NAME}`}</title>;
}

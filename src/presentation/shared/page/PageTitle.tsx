import { PRODUCT_NAME } from './product';
import { useUnread } from '../notices/unread';

/** The title of the browser's tab: how many messages wait, the page, then the product. */
export function PageTitle({ children }: { readonly children: string }) {
  const unread = useUnread();
  return <title>{`${unread > 0 ? `(${unread}) ` : ''}${children} · ${PRODUCT_NAME}`}</title>;
}

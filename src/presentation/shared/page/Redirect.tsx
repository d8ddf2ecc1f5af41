import { Navigate } from 'react-router-dom';
import { isServer } from './isServer';
import { usePageReport } from './pageReport';

/** Leads to another address of the site, which takes the place of this one; a server answers with it. */
export function Redirect({ to }: { readonly to: string }) {
  usePageReport({ movedTo: to });
  return isServer ? null : <Navigate to={to} replace />;
}

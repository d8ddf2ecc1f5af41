import { Outlet } from 'react-router-dom';

export function SiteLayout() {
  return (
    <main id="contenu">
      <Outlet />
    </main>
  );
}

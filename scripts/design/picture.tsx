import '@fontsource-variable/bricolage-grotesque/wght.css';
import '@fontsource-variable/figtree/wght.css';
import '../../src/presentation/app/theme/page.css';
import { createRoot } from 'react-dom/client';
import { SitePicture } from './SitePicture';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root element');
createRoot(root).render(<SitePicture />);

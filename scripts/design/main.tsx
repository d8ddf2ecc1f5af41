import '@fontsource-variable/bricolage-grotesque/wght.css';
import '@fontsource-variable/figtree/wght.css';
import '../../src/presentation/app/theme/page.css';
import { createRoot } from 'react-dom/client';
import { DesignPage } from './DesignPage';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root element');
createRoot(root).render(<DesignPage themes={['light', 'dark']} />);

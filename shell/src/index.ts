import './first-paint.css';
import '@larder/ui/fonts';
import { start } from './start';

const container = document.getElementById('root');
if (container) start(container);

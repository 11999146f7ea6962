import { runAlone } from '@larder/shell-sdk/dev';
import { remote } from './remote';

runAlone(remote);

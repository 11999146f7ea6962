import { runAlone } from '@larder/shell-sdk/dev';
import { remote } from './remote';
import { declaration } from './remote.declaration';

runAlone({ declaration, remote });

import { showFirstScreen } from './first-screen';

showFirstScreen();

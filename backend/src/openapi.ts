import 'reflect-metadata';
import { writeDerivedFiles } from './declared-api.js';

await writeDerivedFiles();

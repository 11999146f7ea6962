import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Configuration } from './configuration.js';
import { parseEnvironment } from './environment.js';

/** The configuration of one test, in a data folder of its own. */
export function testConfiguration(variables: Record<string, string> = {}): Configuration {
  return new Configuration(
    parseEnvironment({
      NODE_ENV: 'test',
      DATA_DIR: mkdtempSync(join(tmpdir(), 'larder-test-')),
      LOG_LEVEL: 'silent',
      RATE_LIMITS: 'off',
      ...variables,
    }),
  );
}

import { Logger } from '@nestjs/common';
import { SecurityLog, type SecurityEvent, type SecurityRecord } from './security-log.js';

describe('the security log', () => {
  it.each<[SecurityEvent, SecurityRecord['outcome'], 'log' | 'warn']>([
    ['login', 'done', 'log'],
    ['login', 'refused', 'warn'],
    ['login', 'limited', 'warn'],
    ['token-reused', 'done', 'warn'],
  ])('[S-15] of %s, %s, is a %s', (event, outcome, level) => {
    const written = { log: jest.fn(), warn: jest.fn() };
    for (const name of ['log', 'warn'] as const) {
      jest.spyOn(Logger.prototype, name).mockImplementation(written[name]);
    }
    const record = { user: null, from: '192.0.2.1', outcome };
    new SecurityLog().record(event, record);
    const other = level === 'log' ? 'warn' : 'log';
    expect(written[level].mock.calls).toEqual([[{ event, ...record }]]);
    expect(written[other]).not.toHaveBeenCalled();
    jest.restoreAllMocks();
  });
});

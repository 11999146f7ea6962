import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { newId } from '../../database/row.entity.js';
import { AuditEntry } from './entities/audit-entry.entity.js';

@Injectable()
export class AdminRepository {
  constructor(@InjectRepository(AuditEntry) private readonly entries: Repository<AuditEntry>) {}

  async record(entry: Omit<AuditEntry, 'id' | 'createdAt'>): Promise<void> {
    await this.entries.insert({ id: newId(), ...entry });
  }
}

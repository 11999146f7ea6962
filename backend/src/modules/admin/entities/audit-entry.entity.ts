import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** An operator's action. Written once and never changed. */
@Entity('audit_entries')
export class AuditEntry {
  @PrimaryColumn('uuid')
  id!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  /** The operator's account on the machine. */
  @Column('text')
  actor!: string;

  @Column('text')
  command!: string;

  @Column('jsonb')
  arguments!: string[];

  @Column('text')
  outcome!: string;
}

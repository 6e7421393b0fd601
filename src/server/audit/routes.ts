import { contract } from '../../contract/index.ts';
import { route } from '../kernel/route.ts';
import { exportAuditLog } from './export-audit-log.ts';
import { readAuditLog } from './read.ts';

export const auditRoutes = [route(contract.readAuditLog, readAuditLog), route(contract.exportAuditLog, exportAuditLog)];

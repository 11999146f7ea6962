import { useEffect, useState } from 'react';
import { settlingTime } from './menu-print.model';

/** What is laid out for printing; the browser prints it as soon as it has settled, and then it goes away. */
export function usePrintJob<Job>(): [Job | null, (job: Job) => void] {
  const [job, setJob] = useState<Job | null>(null);
  useEffect(() => {
    if (job === null) return;
    const finish = () => setJob(null);
    const timer = setTimeout(() => window.print(), settlingTime);
    window.addEventListener('afterprint', finish);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('afterprint', finish);
    };
  }, [job]);
  return [job, setJob];
}

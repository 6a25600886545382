import { contactPage } from '#styled-system/recipes';

/** CON-1. */
const HOURS = [
  { days: 'Mon–Fri', hours: '9:00–18:00' },
  { days: 'Sat–Sun', hours: '10:00–16:00' },
] as const;

export function ServiceHours() {
  const c = contactPage();
  return (
    <>
      <h2 id="hours" className={c.title}>
        Customer service hours
      </h2>
      <table className={c.hours} aria-labelledby="hours">
        <tbody>
          {HOURS.map(({ days, hours }) => (
            <tr key={days}>
              <th scope="row">{days}</th>
              <td>{hours}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

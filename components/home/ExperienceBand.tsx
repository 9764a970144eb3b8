/** One sentence on the appraisers' experience. On wide screens, its left side leaves room for WhyChoose's picture. */
export function ExperienceBand({ children }: { children: string }) {
  return (
    <div className="on-spruce bg-spruce-deep text-on-spruce">
      <div className="mx-auto grid max-w-page gap-x-12 px-5 py-8 md:px-8 lg:grid-cols-12 lg:py-10">
        <p className="text-balance text-center font-serif text-heading-m lg:col-span-7 lg:col-start-6 lg:text-start lg:text-heading-l">
          {children}
        </p>
      </div>
    </div>
  );
}

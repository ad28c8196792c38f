/** What a page of the curriculum was given: its data, or the sentence that says why not. */
export type PageResult<Data> = { data: Data; error?: undefined } | { data?: undefined; error: string }
